import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { IncentiveGateway } from '@/application/incentives/incentive-gateway'
import { LANGUAGES } from '@/domain/navigation/language'
import { boxHost } from '#test/support/ui/boxes'
import { guestWith, portOf } from '#test/support/ui/doubles'
import { everyText } from '#test/support/ui/every-text'
import { offerWith } from '#test/support/ui/incentive-offer'

/** The platform, and what it is told about offers. */
function platform() {
  const told: { readonly result: string; readonly id: string }[] = []
  const port = portOf<IncentiveGateway>({
    close: async (result, id) => {
      told.push({ result, id })
      return { success: true }
    },
  })
  return { port, told }
}

const visitor = guestWith({ isLoggedIn: false })
const offer = offerWith({
  id: 'signup-exit',
  title: '3 free messages',
  target: { kind: 'flow', flow: 'signup' },
  label: 'Join',
})

it.each(LANGUAGES)(
  'makes an offer to a visitor who is about to leave, which they follow: %s [MOD-019]',
  async (language) => {
    const { port, told } = platform()
    const { modals, dialog, opened } = await boxHost({ language, guest: visitor, given: [[IncentiveGateway, port]] })
    modals.show('exitIntent', { offer })
    await expect.element(dialog.getByRole('heading', { name: '3 free messages' })).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: everyText(language).boxes.exit.stay })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Join' }))
    expect({ opened, told, open: modals.open }).toEqual({
      opened: [{ flow: 'signup', options: {} }],
      told: [{ result: 'accepted', id: 'signup-exit' }],
      open: null,
    })
  },
)

it.each(['Stay here', 'Close'])(
  'is closed by “%s”, and the platform does not send it again for a while [MOD-019]',
  async (name) => {
    const { port, told } = platform()
    const { modals, dialog, opened } = await boxHost({ guest: visitor, given: [[IncentiveGateway, port]] })
    modals.show('exitIntent', { offer })
    await userEvent.click(dialog.getByRole('button', { name }))
    expect({ opened, told, open: modals.open }).toEqual({
      opened: [],
      told: [{ result: 'closed', id: 'signup-exit' }],
      open: null,
    })
  },
)
