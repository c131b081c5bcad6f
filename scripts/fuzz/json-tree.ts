import type { Draw } from '../soak/draw.ts';

/**
 * JSON as it is written, not as it is read: a member may stand twice, be called `__proto__`, and hold a text that is
 * no JSON at all.
 */
export type Tree =
  | { readonly kind: 'leaf'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Tree[] }
  | { readonly kind: 'object'; readonly members: readonly Member[] };

/** The name as it is written, quotes included. */
export type Member = readonly [name: string, value: Tree];

export const leaf = (text: string): Tree => ({ kind: 'leaf', text });

export const treeOf = (value: unknown): Tree => {
  if (Array.isArray(value)) return { kind: 'list', items: value.map(treeOf) };
  if (typeof value !== 'object' || value === null) return leaf(JSON.stringify(value));
  const members = Object.entries(value).map(
    ([name, member]) => [JSON.stringify(name), treeOf(member)] as const,
  );
  return { kind: 'object', members };
};

export const textOf = (tree: Tree): string => {
  if (tree.kind === 'leaf') return tree.text;
  if (tree.kind === 'list') return `[${tree.items.map(textOf).join(',')}]`;
  return `{${tree.members.map(([name, value]) => `${name}:${textOf(value)}`).join(',')}}`;
};

const childrenOf = (tree: Tree): readonly Tree[] =>
  tree.kind === 'leaf' ? [] : tree.kind === 'list' ? tree.items : tree.members.map(([, value]) => value);

const withChild = (tree: Tree, at: number, child: Tree): Tree => {
  if (tree.kind === 'list') return { ...tree, items: tree.items.with(at, child) };
  if (tree.kind === 'leaf') return tree;
  const [name = '""'] = tree.members[at] ?? [];
  return { ...tree, members: tree.members.with(at, [name, child]) };
};

/** Changes one place of the tree, the deeper the rarer. */
export const changedSomewhere = (tree: Tree, draw: Draw, change: (place: Tree) => Tree): Tree => {
  const children = childrenOf(tree);
  if (children.length === 0 || draw.chance(0.15)) return change(tree);
  const at = draw.int(0, children.length - 1);
  const child = children[at];
  return child === undefined ? tree : withChild(tree, at, changedSomewhere(child, draw, change));
};

/** Changes the members of the outermost object; another tree stays as it is. */
export const withMembers = (tree: Tree, change: (members: readonly Member[]) => readonly Member[]): Tree =>
  tree.kind === 'object' ? { ...tree, members: change(tree.members) } : tree;
