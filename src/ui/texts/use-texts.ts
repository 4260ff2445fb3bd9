import { useService } from '@/ui/base/container'
import { Texts } from './texts'

/** The words in the guest's language; a component that reads them inside an observer follows a change of language. */
export const useTexts = (): Texts => useService(Texts)
