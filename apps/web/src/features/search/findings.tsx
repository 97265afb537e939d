import type { SearchFindings } from "@kompagnon/contract/search/endpoints.ts";
import type { ReactNode } from "react";
import type { SearchKind } from "#platform/feature.ts";
import { useSearchEntries } from "#platform/feature-parts.ts";

type Shown = { words: string; findings: SearchFindings; go: (to: string) => () => void };

/** What was found of each kind, drawn by the feature it belongs to. `go` leads to an address. */
export function Findings(shown: Shown) {
  const entries = useSearchEntries();
  const kinds = Object.keys(entries) as SearchKind[]; // Object.keys forgets the literal keys
  return kinds
    .toSorted((one, other) => entries[one].order - entries[other].order)
    .map((kind) => <Found key={kind} kind={kind} {...shown} />);
}

function Found<Kind extends SearchKind>({ kind, words, findings, go }: Shown & { kind: Kind }): ReactNode {
  const { component: Found } = useSearchEntries()[kind];
  const found = findings[kind];
  return found.length > 0 && <Found words={words} found={found} go={go} />;
}

/** Whether nothing was found at all. */
export const isEmpty = (findings: SearchFindings): boolean =>
  Object.values(findings).every((list) => list.length === 0);
