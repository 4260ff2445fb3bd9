import '@/ui/theme/base.css'
import { observer } from 'mobx-react-lite'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { RoomGateway } from '@/application/chat/room-gateway'
import type { KeyValueStorage } from '@/application/device/key-value-storage'
import { RoomRulesCard } from '@/ui/chat/lines/room-rules'
import { RoomRulesViewModel } from '@/ui/chat/lines/room-rules-view-model'
import { RoomTools } from '@/ui/chat/lines/room-tools'
import { FakeLive, portOf, settled } from '#test/support/ui/doubles'
import { providers } from '#test/support/ui/providers'
import { ACTOR } from '#test/support/ui/rooms'

const wanted = [
  { de: 'Seid nett', en: 'Be kind', es: 'Sed amables' },
  { de: 'Keine Links', en: 'No links', es: 'Sin enlaces' },
]

const quiet = {
  isQuiet: false,
  muted: [],
  readOut: null,
  toggleQuiet: () => undefined,
  unmuteAll: () => undefined,
}

async function roomOf(list: typeof wanted) {
  const gateway = portOf<RoomGateway>({ rules: async () => list })
  const storage = portOf<KeyValueStorage>({ read: () => null, write: () => undefined })
  const rules = new RoomRulesViewModel(gateway, storage, new FakeLive())
  rules.follow(() => ACTOR)
  await settled()
  const Side = observer(() => (
    <>
      <RoomTools lines={quiet} rules={rules} onlookers={2} actorName="Mira" />
      {rules.areNew ? <RoomRulesCard rules={rules} actorName="Mira" /> : <textarea aria-label="Write" />}
    </>
  ))
  return render(<Side />, { wrapper: await providers() })
}

it('shows the rules of an actor in the place of the field until one press accepts it, and again from the tools', async () => {
  const screen = await roomOf(wanted)
  const card = screen.getByRole('region', { name: 'Mira’s rules' })
  await expect.element(card.getByRole('listitem').nth(1)).toHaveTextContent('No links')
  expect(screen.getByRole('textbox').elements()).toEqual([])
  await userEvent.click(card.getByRole('button', { name: 'Got it' }))
  await expect.element(screen.getByRole('textbox', { name: 'Write' })).toBeVisible()
  const open = screen.getByRole('button', { name: 'Rules' })
  await userEvent.click(open)
  const sheet = screen.getByRole('dialog', { name: 'Mira’s rules' })
  await expect.element(sheet.getByText('Be kind')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(open).toHaveFocus()
})

it('shows neither rules nor a button for them where an actor has none', async () => {
  const screen = await roomOf([])
  await expect.element(screen.getByRole('textbox', { name: 'Write' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Rules' }).elements()).toEqual([])
})
