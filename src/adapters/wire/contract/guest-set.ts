import { features } from './features'
import { portSetOf } from '@/adapters/wire/base/port-set'
import { portList } from '@/application/platform/guest-ports'

/** What guests reach. */
export const guestSet = portSetOf(portList, { features, path: '', about: 'Calls of the guest side over REST.' })
