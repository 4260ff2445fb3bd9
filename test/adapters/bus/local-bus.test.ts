import { busContract } from './bus-contract'
import { localBusMaker } from '#test/support/bus/bus-makers'

busContract('in process', localBusMaker)
