import { describe, expect, it } from 'vitest'
import { readIssue } from '@/adapters/modules/send-newsletter'

const text = { subject: 'News', paragraphs: ['One.', 'Two.'], link: null }
const issue = { id: '2026-12-contests', newsletter: 'contests', texts: { de: text, en: text, es: text } }

const errorsOf = (change: object): readonly string[] => {
  try {
    readIssue(JSON.stringify({ ...issue, ...change }))
  } catch (error) {
    return error instanceof Error ? error.message.split('\n').slice(1) : []
  }
  return []
}

describe('the file of a newsletter', () => {
  it('is read with its texts in every language', () => {
    expect(readIssue(JSON.stringify(issue))).toEqual(issue)
  })

  it('is refused with a sentence for every error', () => {
    expect(errorsOf({ id: 'No spaces', newsletter: 'weekly' }).map((error) => error.split(':')[0])).toEqual([
      'id',
      'newsletter',
    ])
    expect(errorsOf({ texts: { de: text, en: text } })[0]).toMatch(/^texts\.es: /u)
    expect(errorsOf({ texts: { ...issue.texts, en: { ...text, paragraphs: [] } } })[0]).toMatch(
      /^texts\.en\.paragraphs/u,
    )
    expect(() => readIssue('{')).toThrow(/is not JSON/u)
  })

  it('may link to pages of the product only', () => {
    const linking = (path: string) =>
      errorsOf({ texts: { ...issue.texts, de: { ...text, link: { label: 'To', path } } } })
    expect(linking('/de/cams/')).toEqual([])
    for (const path of ['https://elsewhere.test/', '//elsewhere.test/', 'cams', '/de/ cams'])
      expect(linking(path)[0]).toContain('must be a path of the product')
  })
})
