import {
  createContext,
  startTransition,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { useServed } from './use-served'

/** Knows which slices of a page from the server are not alive yet. */
export interface Slices {
  /** Whether the page from the server is still becoming alive; later ones never are. */
  readonly isActive: boolean
  /** A slice is to become alive; returns how to take it back. */
  readonly expect: (slice: string) => () => void
  readonly becomeAlive: (slice: string) => void
}

/** `null` in a page that is rendered in the browser only. */
export const SlicesContext = createContext<Slices | null>(null)

/**
 * A part of the page below the first screen. In a page from the server it becomes alive later in
 * its own task: when the device is idle, or the guest presses something in it. Otherwise it is
 * rendered after the first screen.
 */
export function Slice({ children }: { readonly children: ReactNode }) {
  const slices = use(SlicesContext)
  const name = useId()
  useEffect(() => slices?.expect(name), [slices, name])
  const isDue = useDeferredValue(true, slices?.isActive === true)
  const isServed = useServed()
  const [served] = useState(children)
  const [isAlive, setAlive] = useState(false)
  // React hydrates a part at once, in the current task, if it renders with new props. So until it
  // is alive, it renders as the server sent it.
  const shown = isServed && !isAlive ? served : children
  return useMemo(() => {
    if (slices === null) return isDue ? shown : null
    const becomeAlive = (): void => {
      slices.becomeAlive(name)
      startTransition(() => setAlive(true))
    }
    return (
      <Suspense fallback={null}>
        <Alive onAlive={becomeAlive} />
        {isDue ? shown : null}
      </Suspense>
    )
  }, [slices, name, isDue, shown])
}

function Alive({ onAlive }: { readonly onAlive: () => void }) {
  const call = useEffectEvent(onAlive)
  useEffect(() => call(), [])
  return null
}
