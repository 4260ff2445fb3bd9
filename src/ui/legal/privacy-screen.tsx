import { LegalText } from './legal-text-screen'

/** What is stored about a guest, and what they can do about it. */
export const Screen = () => <LegalText name="privacy" />
