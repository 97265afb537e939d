import { createContext, useContext } from "react";

/** What was typed into fields of numbers and isn't a number that they take, by the names of the fields. */
export type TypedNumbers = Readonly<Record<string, string>>;

/** Those of the plan that is written, and how one is kept (null: forgotten) or a line's are dropped. */
export const TypedContext = createContext<{
  typed: TypedNumbers;
  storeTyped: (name: string, text: string | null) => void;
  dropLine: (list: string, place: number) => void;
}>({ typed: {}, storeTyped: () => undefined, dropLine: () => undefined });

/** What is kept of one field. */
export function useTyped(name: string): { typed: string | null; storeTyped: (text: string | null) => void } {
  const { typed, storeTyped } = useContext(TypedContext);
  return {
    typed: typed[name] ?? null,
    storeTyped: (text) => {
      if (text !== (typed[name] ?? null)) storeTyped(name, text);
    },
  };
}

/** With another text of a field; null takes it out. */
export function withTyped(typed: TypedNumbers, name: string, text: string | null): TypedNumbers {
  const { [name]: _, ...others } = typed;
  return text === null ? others : { ...others, [name]: text };
}

/** After a line of a list was removed: its own texts are gone, and those of later lines move up with them. */
export function withoutLine(typed: TypedNumbers, list: string, place: number): TypedNumbers {
  const left: Record<string, string> = {};
  for (const [name, text] of Object.entries(typed)) {
    const [head = "", at = "", field = ""] = name.split(".");
    const nth = head === list ? Number(at) : -1;
    if (nth === place) continue;
    left[nth > place ? `${list}.${nth - 1}.${field}` : name] = text;
  }
  return left;
}
