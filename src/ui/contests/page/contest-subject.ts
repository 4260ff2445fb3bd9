import type { PageSubject } from '@/application/platform/rendered-page'
import type { Contest } from '@/domain/contests/contest'
import { fileOf } from '@/ui/artwork/file-of'
import { pictureOf } from '@/ui/artwork/picture-of'

/** Structured data of a contest's page for search engines: an event on this site. */
export const contestSubject = ({
  title,
  description,
  cover,
  startsAt,
  endsAt,
}: Pick<Contest, 'title' | 'description' | 'cover' | 'startsAt' | 'endsAt'>): PageSubject => ({
  '@type': 'ItemPage',
  mainEntity: {
    '@type': 'Event',
    name: title,
    description,
    image: fileOf(pictureOf(cover)),
    url: '',
    startDate: new Date(startsAt).toISOString(),
    endDate: new Date(endsAt).toISOString(),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: '' },
  },
})
