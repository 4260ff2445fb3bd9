import '@/ui/theme/base.css'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Combobox } from '@/ui/kit/forms/combobox'
import { Form } from '@/ui/kit/forms/form'
import { FormError } from '@/ui/kit/forms/form-error'
import { SearchField } from '@/ui/kit/forms/search-field'
import { Select, type Option } from '@/ui/kit/forms/select'
import { TextArea, TextField } from '@/ui/kit/forms/text-field'
import { Checkbox, Switch } from '@/ui/kit/forms/toggle'

describe('a text field', () => {
  const field = (error?: string) => (
    <TextField label="Amount" hint="Whole coins." error={error} value="12x" onChange={() => undefined} />
  )

  it('announces its error where it had none before, and links it to the input', async () => {
    const screen = await render(field())
    const input = screen.getByRole('textbox', { name: 'Amount' })
    await expect.element(input).toHaveAccessibleDescription('Whole coins.')
    const places = [...screen.container.querySelectorAll('[aria-live="polite"]')]
    expect(places.map((place) => place.textContent)).toEqual([''])
    await screen.rerender(field('Please write a whole number.'))
    expect(places[0]?.textContent).toBe('Please write a whole number.')
    expect(places[0]?.isConnected).toBe(true)
    await expect.element(input).toHaveAccessibleDescription('Whole coins. Please write a whole number.')
    await expect.element(input).toBeInvalid()
  })

  it('retains its height when a hint is removed, and its label in reach of a press', async () => {
    const change = vi.fn<(value: string) => void>()
    const screen = await render(<TextArea label="Message" value="" onChange={change} count="0 of 300" />)
    await userEvent.click(screen.getByText('Message'))
    await userEvent.keyboard('a')
    expect(change).toHaveBeenCalledWith('a')
  })
})

describe('a form', () => {
  it('refuses what a field finds wrong, focuses the first one, and shows the error until it is mended', async () => {
    const submit = vi.fn<(values: FormData) => void>()
    const notEmpty = (value: string) => (value === '' ? 'Please write something.' : undefined)
    const screen = await render(
      <Form onSubmit={submit}>
        <TextField label="Name" name="name" defaultValue="Robin" />
        <TextField label="City" name="city" validate={notEmpty} />
        <TextArea label="Message" name="message" validate={notEmpty} />
        <button type="submit">Send</button>
      </Form>,
    )
    const city = screen.getByRole('textbox', { name: 'City' })
    const message = screen.getByRole('textbox', { name: 'Message' })
    await expect.element(city).not.toHaveAttribute('aria-invalid')
    await screen.getByRole('button', { name: 'Send' }).click()
    await expect.element(city).toHaveFocus()
    await expect.element(message).toHaveAccessibleDescription('Please write something.')
    await userEvent.keyboard('Bonn')
    await expect.element(city).not.toHaveAttribute('aria-invalid')
    expect(submit).not.toHaveBeenCalled()
    await userEvent.fill(message, 'Hello')
    await screen.getByRole('button', { name: 'Send' }).click()
    expect(submit.mock.calls.map(([values]) => Object.fromEntries(values))).toEqual([
      { name: 'Robin', city: 'Bonn', message: 'Hello' },
    ])
  })
})

describe('a text field of limited length', () => {
  it('counts characters as a reader does, and never cuts one in half', async () => {
    function Name() {
      const [value, setValue] = useState('')
      return <TextField label="Name" maxLength={4} value={value} onChange={setValue} />
    }
    const screen = await render(<Name />)
    const input = screen.getByRole('textbox', { name: 'Name' })
    await userEvent.fill(input, '😀😀😀😀😀')
    await expect.element(input).toHaveValue('😀😀😀😀')
    await userEvent.fill(input, 'abc👍🏽')
    await expect.element(input).toHaveValue('abc')
  })
})

describe('a search field', () => {
  function Search({ onSubmit }: { readonly onSubmit: (value: string) => void }) {
    const [value, setValue] = useState('')
    return <SearchField label="Search" clearLabel="Clear" value={value} onChange={setValue} onSubmit={onSubmit} />
  }

  it('submits with Enter, clears with Escape and with its cross, and retains the focus', async () => {
    const submit = vi.fn<(value: string) => void>()
    const screen = await render(<Search onSubmit={submit} />)
    const input = screen.getByRole('searchbox', { name: 'Search' })
    await userEvent.type(input, 'mira{Enter}')
    expect(submit).toHaveBeenCalledWith('mira')
    await userEvent.keyboard('{Escape}')
    await expect.element(input).toHaveValue('')
    await userEvent.type(input, 'juno')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    await expect.element(input).toHaveValue('')
    await expect.element(input).toHaveFocus()
  })
})

describe('a select', () => {
  function Sort() {
    const [value, setValue] = useState<'popular' | 'newest' | 'price'>('popular')
    const options = [
      { value: 'popular', label: 'Popular' },
      { value: 'newest', label: 'Newest' },
      { value: 'price', label: 'Price' },
    ] as const
    return <Select label="Sort by" options={options} value={value} onChange={setValue} />
  }

  it('is opened, walked and chosen by keyboard', async () => {
    const screen = await render(<Sort />)
    const box = screen.getByRole('combobox', { name: 'Sort by' })
    await expect.element(box).toHaveTextContent('Popular')
    box.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(box).toHaveTextContent('Newest')
    await expect.element(box).toHaveFocus()
  })
})

describe('switches and boxes', () => {
  it('toggle with the space bar and with a press on their text', async () => {
    const toggle = vi.fn<(on: boolean) => void>()
    const screen = await render(<Switch label="Quiet mode" hint="No sounds" on={false} onToggle={toggle} />)
    const control = screen.getByRole('switch', { name: 'Quiet mode' })
    await expect.element(control).toHaveAccessibleDescription('No sounds')
    control.element().focus()
    await userEvent.keyboard(' ')
    await userEvent.click(screen.getByText('Quiet mode'))
    expect(toggle.mock.calls).toEqual([[true], [true]])
  })

  it('explain why a box must be ticked', async () => {
    const screen = await render(
      <Checkbox label="I am 18 or older" error="Please accept." checked={false} onChange={() => undefined} />,
    )
    await expect.element(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please accept.')
  })
})

describe('a form error', () => {
  it('appears in an element that was there before, so that it is announced', async () => {
    const screen = await render(<FormError>{null}</FormError>)
    const place = screen.container.querySelector('[role="alert"]')
    await screen.rerender(<FormError>The code is not valid.</FormError>)
    expect(place?.isConnected).toBe(true)
    expect(place?.textContent).toBe('The code is not valid.')
  })
})

describe('a combobox', () => {
  const people = ['Mira', 'Miro', 'Tavi'].map((label) => ({ value: label.toLowerCase(), label }))
  const search = vi.fn<(text: string) => void>()

  function People() {
    const [text, setText] = useState('')
    const [chosen, setChosen] = useState<Option<string> | null>(null)
    return (
      <Combobox
        label="Performer"
        options={people.filter(({ label }) => label.startsWith(text))}
        value={chosen}
        onSearch={(typed) => {
          search(typed)
          setText(typed)
        }}
        onChange={setChosen}
        none="Nobody"
      />
    )
  }

  it('offers what matches what is typed, and takes the first with Enter', async () => {
    const screen = await render(<People />)
    const box = screen.getByRole('combobox', { name: 'Performer' })
    await box.click()
    await userEvent.keyboard('Mir')
    await expect.element(screen.getByRole('option')).toHaveLength(2)
    expect(search).toHaveBeenCalledWith('Mir')
    await userEvent.keyboard('o{Enter}')
    await expect.element(box).toHaveValue('Miro')
    await expect.element(screen.getByRole('option')).not.toBeInTheDocument()
    // What was chosen is not what is searched for: all are offered again.
    await box.click()
    await expect.element(screen.getByRole('option')).toHaveLength(3)
  })

  it('reports that nothing matches, and retains what was chosen', async () => {
    const screen = await render(<People />)
    const box = screen.getByRole('combobox', { name: 'Performer' })
    await box.fill('Tav')
    await screen.getByRole('option', { name: 'Tavi' }).click()
    await box.fill('Xyz')
    await expect.element(screen.getByText('Nobody')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(box).toHaveValue('Tavi')
  })
})
