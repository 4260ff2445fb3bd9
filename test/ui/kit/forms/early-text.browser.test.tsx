import { useState, useSyncExternalStore } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { TextArea, TextField } from '@/ui/kit/forms/text-field'
import { hydrate, served } from '../hydrate'

/** Fields with the values of their caller, who renders them again once they are alive. */
function Fields() {
  const [line, setLine] = useState('')
  const [text, setText] = useState('')
  const isAlive = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  return (
    <>
      <TextField label="Line" value={line} maxLength={5} onChange={setLine} />
      <TextArea label="Text" value={text} onChange={setText} />
      {isAlive ? <output>{`${line}|${text}`}</output> : null}
    </>
  )
}

it('a field that was typed into before its page was alive has what was typed, and its caller too', async () => {
  const place = served(<Fields />)
  for (const field of place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    field.value = `early ${field.tagName}`
  hydrate(place, <Fields />)
  await expect.element(page.getByRole('status')).toHaveTextContent('early|early TEXTAREA')
  await expect.element(page.getByLabelText('Line')).toHaveValue('early')
  await expect.element(page.getByLabelText('Text')).toHaveValue('early TEXTAREA')
})

it('a field that nobody typed into has the value of its caller', async () => {
  hydrate(served(<Fields />), <Fields />)
  await expect.element(page.getByRole('status')).toHaveTextContent('|')
  await expect.element(page.getByLabelText('Text')).toHaveValue('')
})
