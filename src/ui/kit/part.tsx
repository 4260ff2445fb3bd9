import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'

interface PartProps {
  /** Shown until the code is there. */
  readonly fallback?: ReactNode
  /** The code could not be loaded. */
  readonly onMissing?: (failure: unknown) => void
}

/**
 * A component whose code is loaded when first shown. If that fails, its fallback and the rest of
 * the page stay, unlike with `lazy`, which throws and breaks the page. It is loaded again when the
 * network is back, and whenever it is shown again.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & PartProps> {
  let Loaded: ComponentType<Props> | null = null
  return function Part(props: Props & PartProps) {
    const [View, setView] = useState(() => Loaded)
    const isLoaded = View !== null
    const missing = useEffectEvent((failure: unknown) => props.onMissing?.(failure))
    useEffect(() => {
      if (isLoaded) return undefined
      let isGone = false
      const request = async (): Promise<void> => {
        try {
          const view = await load()
          Loaded = view
          if (!isGone) setView(() => view)
        } catch (failure) {
          if (!isGone) missing(failure)
        }
      }
      const requestAgain = () => void request()
      // Not in the rendering task: a page that becomes alive has many parts.
      const first = setTimeout(requestAgain)
      addEventListener('online', requestAgain)
      return () => {
        isGone = true
        clearTimeout(first)
        removeEventListener('online', requestAgain)
      }
    }, [isLoaded])
    return View === null ? props.fallback : <View {...props} />
  }
}
