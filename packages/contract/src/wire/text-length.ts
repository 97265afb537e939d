/** The length of a text as its limits count it: in code points, so that an emoji outside of the basic plane is one. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}
