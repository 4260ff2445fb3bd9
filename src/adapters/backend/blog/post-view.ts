import type { PostRecord } from './post-records'
import type { BlogPost } from '@/domain/blog/post'
import { readingMinutes } from '@/domain/markup/block'
import type { Language } from '@/domain/navigation/language'

/** A post as a list shows it. */
export function postOf(record: PostRecord, language: Language): BlogPost {
  const { slug, category, picture, publishedAt, author } = record
  const { title, teaser, body } = record.texts[language]
  return { slug, category, title, teaser, picture, publishedAt, minutes: readingMinutes(body), author }
}
