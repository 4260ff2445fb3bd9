import { parseSync } from 'vite'
import { RETIRED_IN_CODE, RETIRED_IN_PROSE, type RetiredWord } from './retired.ts'

/** A retired word in a file. */
export interface Finding {
  readonly path: string
  /** Counted from 1. */
  readonly line: number
  readonly word: string
  readonly instead: string
}

/** The texts of the product, which keep their own tone, and what is printed from declarations or names words to explain them. */
const IS_LEFT_OUT = /\/texts\/|^docs\/(?:contract\/|requirements\.tsv|glossary\.md)|^scripts\/words\//u

const TITLES =
  /^\s*(?:await )?(?:const \w+ = await )?(?:it|describe|test|test\.step|test\.describe)(?:\.each\(.*\))?\(\s*(?<quote>['"`])(?<title>.*?)\k<quote>/gmu

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length

function findIn(
  path: string,
  text: string,
  at: number,
  whole: string,
  retired: readonly RetiredWord[],
): readonly Finding[] {
  return retired.flatMap(({ word, instead }) =>
    [...text.matchAll(new RegExp(word.source, `${word.flags}g`))].map((match) => ({
      path,
      line: lineAt(whole, at + match.index),
      word: match[0],
      instead,
    })),
  )
}

/** Names of code that a sentence quotes say nothing of the sentence. */
const withoutCode = (text: string): string =>
  text.replaceAll(/`[^`\n]*`|\]\([^)]*\)/gu, (code) => ' '.repeat(code.length))

/** Files whose sentences operators, developers and authors of clients read: errors, logs, descriptions of the contract. */
const HAS_SENTENCES = /^(?:scripts\/|src\/(?:serve|server)\.ts$|src\/adapters\/(?!backend\/world\/))/u

/** A text of at least four words is taken for a sentence. */
const isSentence = (text: string): boolean => text.trim().split(/\s+/u).length >= 4

interface Sentence {
  readonly text: string
  readonly start: number
}

function sentencesIn(node: unknown): readonly Sentence[] {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap(sentencesIn)
  const { type, value, start } = node as { type?: string; value?: unknown; start?: number }
  const text = type === 'TemplateElement' ? (value as { raw: string }).raw : type === 'Literal' ? value : undefined
  if (typeof text === 'string' && start !== undefined) return isSentence(text) ? [{ text, start }] : []
  return Object.values(node).flatMap(sentencesIn)
}

/** The retired words of one file, in the order of their kinds. */
export function retiredWordsIn(path: string, text: string): readonly Finding[] {
  if (IS_LEFT_OUT.test(path)) return []
  if (path.endsWith('.md')) {
    const prose = text.replaceAll(/^```[\s\S]*?^```/gmu, (code) => code.replaceAll(/[^\n]/gu, ' '))
    return findIn(path, withoutCode(prose), 0, text, RETIRED_IN_PROSE)
  }
  const { comments, program } = parseSync(path, text)
  const sentences = HAS_SENTENCES.test(path) ? sentencesIn(program.body) : []
  const titles = /^(?:test|e2e)\//u.test(path) ? [...text.matchAll(TITLES)] : []
  return [
    ...comments.flatMap(({ value, start }) => findIn(path, withoutCode(value), start + 2, text, RETIRED_IN_PROSE)),
    ...titles.flatMap(({ groups, index }) => findIn(path, groups?.['title'] ?? '', index, text, RETIRED_IN_PROSE)),
    ...sentences.flatMap((sentence) => findIn(path, sentence.text, sentence.start, text, RETIRED_IN_PROSE)),
    ...findIn(path, text, 0, text, RETIRED_IN_CODE),
  ]
}
