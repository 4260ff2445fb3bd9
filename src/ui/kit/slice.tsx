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
  /** Whether the page from the server is still becoming alive; every later page is rendered in the browser. */
  readonly isActive: boolean
  /** A slice is to become alive; returns how to take it back. */
  readonly expect: (slice: string) => () => void
  readonly becomeAlive: (slice: string) => void
}

/** `null` in a page that is rendered in the browser only. */
export const SlicesContext = createContext<Slices | null>(null)

/**
 * A part of the page below what is seen first. In a page from the server it becomes alive after that, in a task of its own: when the
 * device is idle, or when the guest presses something in it. In a page that is rendered in the browser it is rendered after
 * that.
 */
export function Slice({ children }: { readonly children: ReactNode }) {
  const slices = use(SlicesContext)
  const name = useId()
  useEffect(() => slices?.expect(name), [slices, name])
  const isDue = useDeferredValue(true, slices?.isActive === true)
  const isServed = useServed()
  const [served] = useState(children)
  const [isAlive, setAlive] = useState(false)
  // React makes a part alive at once, in the task that is running, when it is rendered with something new. So until it is
  // alive it is rendered as the server sent it.
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
