import { contractsOf } from './every-contract'

contractsOf(import.meta.filename)
