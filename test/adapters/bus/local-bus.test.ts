import { busContract } from './bus-contract'
import { localBusFactory } from '#test/support/bus/bus-factories'

busContract('in process', localBusFactory)
