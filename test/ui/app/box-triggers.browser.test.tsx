import '@/ui/theme/base.css'
import { useLocation } from 'react-router'
import { describe, expect, it } from 'vitest'
import { IncentiveGateway } from '@/application/incentives/incentive-gateway'
import { Clock } from '@/application/device/clock'
import { BoxTriggers } from '@/ui/app/box-triggers'
import { boxHost } from '#test/support/ui/boxes'
import { FakeClock, guestWith, portOf } from '#test/support/ui/doubles'
import { offerWith } from '#test/support/ui/incentive-offer'

/** The address shown, for a test to read. */
function Address() {
  const { pathname, search, hash } = useLocation()
  return <output>{`${pathname}${search}${hash}`}</output>
}

const parts = (
  <>
    <BoxTriggers />
    <Address />
  </>
)

/** Opens a page by its address; the events that the platform was asked about. */
async function arrive(address: string) {
  const asked: string[] = []
  const clock = new FakeClock()
  const incentives = portOf<IncentiveGateway>({
    byEvent: async (event) => {
      asked.push(event)
      return [offerWith({ title: '3 free messages' })]
    },
  })
  const host = await boxHost({
    address,
    guest: guestWith({ isLoggedIn: false }),
    given: [
      [IncentiveGateway, incentives],
      [Clock, clock],
    ],
    children: parts,
  })
  return { ...host, asked, clock, shown: host.screen.getByRole('status', { includeHidden: true }) }
}

describe('an address', () => {
  it.each(['vip30', 'vxcoin-info', 'vesper-login', 'specialTopUp'])(
    'opens the box %s and loses the parameter: a reload does not open it again [MOD-001]',
    async (id) => {
      const { modals, shown, dialog } = await arrive(`/en/cams/?mode=free&box=${id}#top`)
      await expect.element(dialog).toBeVisible()
      expect(modals.open).toEqual({ id, values: {} })
      await expect.element(shown).toHaveTextContent('/en/cams/?mode=free#top')
    },
  )

  it.each(['nothing-here', 'contest-like', 'exitIntent', 'modal-wrapper-example', 'product-login', 'other-login'])(
    'does not open %s, which is unknown or needs what an address cannot give: a toast says so [MOD-001]',
    async (id) => {
      const { modals, toasts, shown } = await arrive(`/en/?box=${id}`)
      await expect.poll(() => toasts.waiting.map(({ text }) => text)).toEqual(['boxes.unknown'])
      expect(modals.open).toBeNull()
      await expect.element(shown).toHaveTextContent('/en/')
    },
  )
})

describe('a pointer', () => {
  const leave = (clientY: number) =>
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 300, clientY }))

  it('that leaves at the top opens the offer to stay; at the side it does not [MOD-019]', async () => {
    const { modals, asked, clock, dialog } = await arrive('/en/')
    clock.pass(10_000)
    leave(400)
    expect(asked).toEqual([])
    leave(-1)
    await expect.element(dialog.getByRole('heading', { name: '3 free messages' })).toBeVisible()
    expect({ asked, open: modals.open?.id }).toEqual({ asked: ['exit'], open: 'exitIntent' })
  })
})
