import { useService } from '@/ui/base/container'
import { Texts } from './texts'

/** Returns the texts in the guest's language; observers follow a change of language. */
export const useTexts = (): Texts => useService(Texts)
