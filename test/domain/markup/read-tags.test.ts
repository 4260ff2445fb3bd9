import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTags, type Token } from '@/domain/markup/read-tags'

const text = (of: string): Token => ({ kind: 'text', text: of })
const tag = (name: string, attributes: Readonly<Record<string, string>> = {}, closes = false): Token => ({
  kind: 'tag',
  name,
  closes,
  attributes: new Map(Object.entries(attributes)),
})

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const name = fc.constantFrom('p', 'b', 'img', 'h2', 'x-note')
const words = fc.string({ unit: fc.constantFrom('a', 'b', '<', '>', '&', '"', "'", '=', '/', 'ä', ' '), maxLength: 8 })
const attributes = fc.dictionary(fc.constantFrom('href', 'alt', 'data-x'), words, { maxKeys: 3 })
const element = fc.record({ name, attributes, closes: fc.boolean(), after: words })

describe('HTML in pieces', () => {
  it('is its tags with their attributes and the texts between them, as they were before they were escaped', () => {
    fc.assert(
      fc.property(words, fc.array(element, { maxLength: 5 }), fc.boolean(), (first, elements, isUpper) => {
        const written = (of: string) => (isUpper ? of.toUpperCase() : of)
        const html = elements.map((one) => {
          const all = Object.entries(one.attributes).map(([key, value]) => ` ${written(key)}="${escaped(value)}"`)
          return `<${one.closes ? '/' : ''}${written(one.name)}${all.join('')}>${escaped(one.after)}`
        })
        const expected = elements.flatMap((one) => [
          tag(one.name, one.attributes, one.closes),
          ...(one.after === '' ? [] : [text(one.after)]),
        ])
        expect(readTags(escaped(first) + html.join(''))).toEqual([...(first === '' ? [] : [text(first)]), ...expected])
      }),
    )
  })

  it.each<[string, readonly Token[]]>([
    [`<a href='1' title=2 x  =  "3" y>z`, [tag('a', { href: '1', title: '2', x: '3', y: '' }), text('z')]],
    ['<a href="1" HREF="2">', [tag('a', { href: '1' })]],
    ['<br/>a<br />', [tag('br'), text('a'), tag('br')]],
    ['a<!-- b > c -->d<!doctype html>e<?php f ?>g', [text('a'), text('d'), text('e'), text('g')]],
    ['a</ b>c', [text('a'), text('c')]],
    ['1 < 2 <3', [text('1 '), text('<'), text(' 2 '), text('<'), text('3')]],
    ['a<!-- b', [text('a')]],
    ['a<b c="', [text('a')]],
    ['a<script>b</script x>c', [text('a'), text('c')]],
    ['a</script>b', [text('a'), text('b')]],
    ['a<style>b', [text('a')]],
    ['<title></title><b>c', [tag('b'), text('c')]],
  ])('reads %j', (html, tokens) => {
    expect(readTags(html)).toEqual(tokens)
  })

  it.each([
    ['&amp;&lt;&gt;&quot;&apos;', `&<>"'`],
    ['&AMP;&nosuch;&am', '&AMP;&nosuch;&am'],
    ['&#65;&#x42;&#X63;', 'ABc'],
    ['a&#0;&#xD800;&#xDFFF;&#x110000;b', 'ab'],
    ['&#xD7FF;&#xE000;&#x10FFFF;', '\uD7FF\uE000\u{10FFFF}'],
    ['&#1;&#9;a\nb\tc', '  a b c'],
    ['&nbsp;a\u00A0', '\u00A0a\u00A0'],
    ['a\u202Ab\u202Ec\u2066d\u2069e\uD800', 'abcde'],
  ])('decodes %j once', (html, decoded) => {
    expect(readTags(html)).toEqual([text(decoded)])
  })
})
