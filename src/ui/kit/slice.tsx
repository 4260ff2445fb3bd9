import { createContext, Suspense, use, useEffect, useId, type ReactNode } from 'react'

/** Knows which slices of a page from the server are not alive yet. */
export interface Slices {
  /** A slice is to become alive; returns how to take it back. */
  readonly expect: (slice: string) => () => void
  readonly becomeAlive: (slice: string) => void
}

/** `null` in a page that is rendered in the browser only. */
export const SlicesContext = createContext<Slices | null>(null)

/**
 * A part of the page below what is seen first. In a page from the server it becomes alive after that, in a task of its own: when the
 * device is idle, or when the guest presses something in it.
 */
export function Slice({ children }: { readonly children: ReactNode }) {
  const slices = use(SlicesContext)
  const name = useId()
  useEffect(() => slices?.expect(name), [slices, name])
  if (slices === null) return children
  return (
    <Suspense fallback={null}>
      <Alive of={slices} name={name} />
      {children}
    </Suspense>
  )
}

function Alive({ of: slices, name }: { readonly of: Slices; readonly name: string }) {
  useEffect(() => slices.becomeAlive(name), [slices, name])
  return null
}
