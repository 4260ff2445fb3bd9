import { createContext, type ComponentType } from 'react'

/** What a page that is missing shows below its message: made of features, so that the frame of the app hands it in. */
export const WaysOutContext = createContext<ComponentType | null>(null)
