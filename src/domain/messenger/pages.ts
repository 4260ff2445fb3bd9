import { at, pages } from '@/domain/navigation/page-descriptor'

/** The pages of the messenger. */
export const messengerPages = pages(
  { section: 'messenger', isPersonal: true },
  {
    messenger: at('messenger'),
    messengerChannel: at('messenger/{channelId}'),
  },
)
