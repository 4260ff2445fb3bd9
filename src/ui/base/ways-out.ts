import { createContext, type ComponentType } from 'react'

/** Content of features below a missing page's message, provided by the frame of the app. */
export const WaysOutContext = createContext<ComponentType | null>(null)
