import type { Definition } from "#platform/db/definitions.ts";
import type { Catalog, DefinedTable } from "./catalog.ts";
import { type Names, namesOf } from "./columns.ts";

/** Whose tables and views are. */
export type Owners = ReadonlyMap<string, { owner: string; isView: boolean }>;

/** What a feature's trigger on another's table is handed: that table's row, and nothing is read. */
const HANDED_ROWS = new Map([["findable_words_of", "profiles"]]);

/** Whose every table and view is, by its name. */
export const ownersOf = (
  tables: ReadonlyMap<string, DefinedTable>,
  definitions: readonly Definition[],
): Owners => {
  const owners = new Map<string, { owner: string; isView: boolean }>();
  for (const [name, { owner }] of tables) owners.set(name, { owner, isView: false });
  for (const { kind, name, owner } of definitions)
    if (kind === "view") owners.set(name, { owner, isView: true });
  return owners;
};

/** Where something of `owner` names a table of another, or writes through another's view; as problems to tell. */
export function trespasses(
  { owner, name, names: { relations, written } }: { owner: string; name: string; names: Names },
  catalog: Catalog,
  owners: Owners,
): string[] {
  return [...relations].flatMap((id) => {
    const relation = catalog.relation(id)?.name ?? "";
    const found = owners.get(relation);
    if (!found || found.owner === owner || (found.isView && !written.has(id))) return [];
    const how = found.isView ? "writes or locks through the view" : "names the table";
    return [`${owner}: ${name} ${how} ${relation} of ${found.owner}`];
  });
}

/** The same for the functions, whose text is only read: a word that is a foreign table's name is one. */
export function trespassesOfFunctions(definitions: readonly Definition[], owners: Owners): string[] {
  return definitions.flatMap(({ kind, owner, name, sql }) => {
    if (kind !== "function") return [];
    const withoutComments = sql.replace(/--.*/g, "");
    return [...owners].flatMap(([relation, found]) =>
      !found.isView &&
      found.owner !== owner &&
      HANDED_ROWS.get(name) !== relation &&
      new RegExp(`\\b(?:from|join|into|update|table|returns|p) (?:only )?${relation}\\b`, "i").test(
        withoutComments,
      )
        ? [`${owner}: function ${name} names the table ${relation} of ${found.owner}`]
        : [],
    );
  });
}

/** The same for views. */
export function trespassesOfViews(catalog: Catalog, owners: Owners): string[] {
  return [...catalog.views].flatMap(([id, query]) => {
    const name = catalog.relation(id)?.name ?? "";
    const view = owners.get(name);
    return view
      ? trespasses({ owner: view.owner, name: `view ${name}`, names: namesOf(query) }, catalog, owners)
      : [];
  });
}
