import type { Operator } from '@/application/configuration/configuration'

/** The fictitious operator of the embedded world: company, address and numbers are made up. */
export const SAMPLE_OPERATOR: Operator = {
  name: 'Vesper Abendgesellschaft mbH',
  address: ['Laternenweg 7', '00000 Dämmerstadt'],
  email: 'support@vesper.example',
  phone: '',
  represented: 'Ada Beispiel',
  register: 'HRB 00000, Amtsgericht Dämmerstadt',
  vatId: 'DE000000000',
  authority: '',
  youthProtection: 'Robin Muster, jugendschutz@vesper.example',
}
