/** A node of a source text, as `parseSync` of vite has it. */
export type Node = { readonly type: string } & Readonly<Record<string, unknown>>

/** Whether a value is a node. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** All nodes directly in a node, and in those again, until `enter` returns false. */
export function* within(node: Node, enter: (inner: Node) => boolean): Generator<Node> {
  for (const value of Object.values(node)) {
    for (const inner of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (!isNode(inner)) continue
      yield inner
      if (enter(inner)) yield* within(inner, enter)
    }
  }
}

/** What a call calls. */
export const nameOf = (call: Node): string => {
  const callee = call['callee'] as Node
  if (callee.type === 'Super') return 'super'
  return String(((callee.type === 'MemberExpression' ? callee['property'] : callee) as Node)['name'])
}
