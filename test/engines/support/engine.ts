/** A tab of a browser. Everything a guest does arrives in it as input of the device: it is moved to, pressed and typed. */
export interface Tab {
  open(url: string): Promise<void>
  /** Runs a script in the page, whose last statement returns a value that JSON can carry. */
  run<T>(script: string): Promise<T>
  /** Presses the main button of the mouse at a point of the window. */
  pressAt(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  back(): Promise<void>
  reload(): Promise<void>
  close(): Promise<void>
}

/** A browser engine that is installed. */
export interface Engine {
  readonly name: 'Firefox' | 'WebKit'
  /** A tab without anything stored. */
  newTab(): Promise<Tab>
  stop(): Promise<void>
}
