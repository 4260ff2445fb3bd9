import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPerson, type Person } from '../../e2e/support/names'
import { describeEngines, setUp, type Bench } from './support/set-up'
import type { Visitor } from './support/visitor'
import { path } from '@/domain/navigation/path'

const errorsOf = (visitor: Visitor) => visitor.tab.run<readonly string[]>('return window.observedErrors')

/** Fills in the form of the frame and sends it. */
async function signUp(visitor: Visitor, person: Person): Promise<void> {
  await visitor.press('button', visitor.t('shell.account.signUp'))
  await visitor.fill(visitor.t('payments.frame.fields.name'), person.name)
  await visitor.fill(visitor.t('payments.frame.fields.email'), person.email)
  await visitor.fill(visitor.t('payments.frame.fields.password'), person.password)
  const [year = '', month = '', day = ''] = person.birthDate.split('-')
  await visitor.fill(visitor.t('payments.frame.fields.day'), day)
  await visitor.fill(visitor.t('payments.frame.fields.month'), month)
  await visitor.fill(visitor.t('payments.frame.fields.year'), year)
  await visitor.press('choice', /18|terms/u)
  await visitor.press('button', visitor.t('payments.frame.signup.submit'))
}

describeEngines('a visit', (start) => {
  let bench: Bench
  beforeAll(async () => {
    bench = await setUp(start)
  })
  afterAll(() => bench.stop())

  it('passes the gate and signs up in the frame', async () => {
    const visitor = await bench.visitor()
    await visitor.open(`${bench.front.url}${path('start', {}, 'en')}`)
    await visitor.press('button', visitor.t('access.gate.enter'))
    await visitor.press('button', visitor.t('consent.necessaryOnly'))
    await signUp(visitor, newPerson())
    await visitor.sees('button', /VXC/u)
    expect(await errorsOf(visitor)).toEqual([])
  })
})
