import '@/ui/theme/base.css'
import { makeAutoObservable } from 'mobx'
import { observer } from 'mobx-react-lite'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RoomEmoji } from '@/ui/chat/lines/room-emoji'
import { providers } from '#test/support/ui/providers'

class Draft {
  text = 'Hello there'

  constructor() {
    makeAutoObservable(this)
  }

  write(text: string): void {
    this.text = text
  }
}

async function composer() {
  const draft = new Draft()
  const Form = observer(() => (
    <form style={{ marginTop: 400 }}>
      <textarea aria-label="Write" value={draft.text} onChange={(event) => draft.write(event.target.value)} />
      <RoomEmoji draft={draft} />
    </form>
  ))
  const screen = await render(<Form />, { wrapper: await providers() })
  return { screen, draft, trigger: screen.getByRole('button', { name: 'Emoji' }) }
}

it('puts emoji with the keyboard alone where the guest was writing, and Escape gives the focus back', async () => {
  const { screen, draft, trigger } = await composer()
  const field = screen.getByRole('textbox', { name: 'Write' }).element() as HTMLTextAreaElement
  field.focus()
  field.setSelectionRange(5, 5)
  await userEvent.tab()
  await expect.element(trigger).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: '🙂' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}')
  await expect.element(screen.getByRole('button', { name: '😉' })).toHaveFocus()
  await userEvent.keyboard('{Enter}{End}{Enter}')
  expect(draft.text).toBe('Hello😉📚 there')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('toolbar')).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})

it('goes on at the end of a draft, and where the guest writes by then when it is opened again', async () => {
  const { screen, draft, trigger } = await composer()
  await userEvent.click(trigger)
  await userEvent.click(screen.getByRole('button', { name: '👍' }))
  expect(draft.text).toBe('Hello there👍')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('toolbar')).not.toBeInTheDocument()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Write' }), 'Hi')
  await userEvent.click(trigger)
  await userEvent.click(screen.getByRole('button', { name: '👋' }))
  expect(draft.text).toBe('Hi👋')
})
