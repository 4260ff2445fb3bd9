import { LegalText } from './legal-text'

/** What is kept about a guest, and what they can do about it. */
export const Screen = () => <LegalText name="privacy" />
