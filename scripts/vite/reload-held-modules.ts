import type { Plugin } from 'vite'

/**
 * Reloads the page when a file changes whose objects outlive a change: a view model, an adapter, a rule. Only components are replaced in
 * a running page; an object that was made of the old code, and is held by one, would remain as it is, although the change
 * is reported as taken over.
 */
export function reloadHeldModules(): Plugin {
  return {
    name: 'vesper-reload-held-modules',
    hotUpdate({ file, modules }) {
      if (this.environment.name !== 'client' || modules.length === 0 || !/\/src\/.*\.ts$/u.test(file)) return
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
