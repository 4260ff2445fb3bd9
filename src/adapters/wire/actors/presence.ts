import * as z from 'zod/mini'
import { actorId } from './actor-id'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import { answerText, count, int, listOf, type Wire } from '@/adapters/wire/base/scalars'
import { MAX_HEAT_MAPS } from '@/application/actors/presence-gateway'
import type { ModelHeatMap } from '@/domain/actors/heat-map'
import type { ActorId } from '@/domain/ids'

/** ACT-034. */
export const modelHeatMap: Wire<ModelHeatMap> = z.object({
  actorId,
  heatMap: z.array(int(0, 100)),
  hoursToBeOnline: z.nullable(count),
  memo: answerText(500),
})

/** ACT-058. */
export const heatMaps: QueryCall<{ actorIds: ActorId[] }, readonly ModelHeatMap[]> = query(
  'heatMaps',
  z.object({ actorIds: listOf(actorId, MAX_HEAT_MAPS) }),
  z.array(modelHeatMap),
)
