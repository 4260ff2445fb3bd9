import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cachedArt } from './scripts/vite/cached-art.ts'
import { firstLoadGroups } from './scripts/vite/first-load-groups.ts'
import { developmentConfig } from './scripts/vite/development-config.ts'

const here = import.meta.dirname

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), cachedArt(), developmentConfig()],
  resolve: { alias: { '@': `${here}/src` } },
  build: isSsrBuild
    ? { outDir: 'dist-server', emptyOutDir: true, target: 'node24' }
    : {
        outDir: 'dist',
        emptyOutDir: true,
        target: 'es2023',
        manifest: true,
        // Some per cent smaller than the default, which the budget of the first load is glad of.
        minify: 'terser' as const,
        terserOptions: { compress: { passes: 3 }, ecma: 2020 as const, module: true },
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { app: `${here}/index.html`, checkout: `${here}/checkout.html` },
          output: { codeSplitting: { groups: [...firstLoadGroups] } },
        },
      },
  ssr: { noExternal: [/^inversify/, /^@inversifyjs/] },
  preview: { port: 4173 },
}))
