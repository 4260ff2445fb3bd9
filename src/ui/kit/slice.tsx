import { createContext, Suspense, use, useDeferredValue, useEffect, useId, type ReactNode } from 'react'

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
  if (slices === null) return isDue ? children : null
  return (
    <Suspense fallback={null}>
      <Alive of={slices} name={name} />
      {isDue ? children : null}
    </Suspense>
  )
}

function Alive({ of: slices, name }: { readonly of: Slices; readonly name: string }) {
  useEffect(() => slices.becomeAlive(name), [slices, name])
  return null
}
