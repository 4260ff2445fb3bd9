import { at, pages } from '@/domain/navigation/page-descriptor'

/** The room of an actor. */
export const chatPages = pages(
  { section: 'live', isPersonal: true },
  {
    actorChat: at('amateur/{actorName}/chat'),
  },
)
