import { LegalText } from './legal-text-screen'

/** The privacy policy: data stored about a guest, and the guest's rights. */
export const Screen = () => <LegalText name="privacy" />
