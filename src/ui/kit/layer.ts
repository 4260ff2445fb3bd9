import { createContext, useContext, useEffect, useRef } from 'react'

/** Gives a layer its step in the history; called with how to close the layer, and returns how to take the step back. */
export type AddLayer = (close: () => void) => () => void

/** How layers get their steps. Without a provider they have none. */
export const LayerHistory = createContext<AddLayer>(() => () => undefined)

/** A layer over the page that the browser's Back closes, and nothing else. */
export function useLayer(open: boolean, onClose: () => void): void {
  const add = useContext(LayerHistory)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => (open ? add(() => close.current()) : undefined), [add, open])
}
