import { createContext, type ComponentType } from 'react'

/**
 * Content below the message of a missing page; made of features, so the frame of the app provides
 * it.
 */
export const WaysOutContext = createContext<ComponentType | null>(null)
