import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMedia } from '@/ui/kit/use-media'

/** Adds a layer's history entry, given how to close it; returns how to remove the entry. */
export type AddLayer = (close: () => void) => () => void

/** Adds the history entries of layers. Without a provider there are none. */
export const LayerHistory = createContext<AddLayer>(() => () => undefined)

/** A layer over the page that the browser's Back closes, and nothing else. */
export function useLayer(open: boolean, onClose: () => void): void {
  const add = useContext(LayerHistory)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  // Before the paint: an early Back closes the layer, and does not leave the page.
  useLayoutEffect(() => (open ? add(() => close.current()) : undefined), [add, open])
}

/**
 * Returns whether a menu or list under a button is open, and its setter. On touch devices it is a
 * layer, since guests use Back to close what covers the page. With a pointer it is not: any press
 * outside closes it, and Back leaves the page.
 */
export function useDropDown(openAtFirst = false): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(openAtFirst)
  const hasTouch = useMedia('(hover: none)')
  useLayer(isOpen && hasTouch, () => setOpen(false))
  return [isOpen, setOpen]
}
