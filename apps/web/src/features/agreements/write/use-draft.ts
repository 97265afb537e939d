import type { Agreement } from "@kompagnon/contract/agreements/model.ts";
import {
  type AgreementFields,
  EMPTY_FIELDS,
  type PaperLanguage,
} from "@kompagnon/contract/agreements/rules.ts";
import { useState } from "react";
import { ApiError, call } from "#platform/call.ts";
import { outlivesPage, type SaveState, useDraftSaver } from "#platform/draft-saver.ts";
import { putAgreement } from "../api.ts";

/** An agreement while it is written: the content of the form, saved automatically. */
export type Draft = {
  fields: AgreementFields;
  language: PaperLanguage;
  state: SaveState;
  set: (fields: Partial<AgreementFields>) => void;
  setLanguage: (language: PaperLanguage) => void;
  /** Keeps at once what is not kept yet; whether all of it is. */
  flush: () => Promise<boolean>;
};

/** What was changed of a text. */
type DraftChange = { language?: PaperLanguage; fields?: Partial<AgreementFields> };

/** Begins with an agreement as it was fetched; a newer one takes a new component. `newVersion`: although it was signed. */
export function useDraft(agreement: Agreement, newVersion: boolean): Draft {
  const { id } = agreement;
  const [fields, setFields] = useState(agreement.fields ?? EMPTY_FIELDS);
  const [language, setLanguage] = useState(agreement.language);
  const saver = useDraftSaver<DraftChange>(agreement.text_version, {
    merge: (first, then) => ({
      ...first,
      ...then,
      ...((first.fields || then.fields) && { fields: { ...first.fields, ...then.fields } }),
    }),
    save: async (change, version) => {
      const body = { ...change, text_version: version, ...(newVersion && { new_version: true }) };
      const keepalive = outlivesPage(body);
      const next = await call("PATCH /api/agreements/{id}", { params: { id }, body, keepalive });
      putAgreement(next);
      return next.text_version;
    },
    isStale: (failure) => failure instanceof ApiError && failure.code === "agreement_stale",
  });
  return {
    fields,
    language,
    state: saver.state,
    flush: saver.flush,
    set: (part) => {
      setFields((before) => ({ ...before, ...part }));
      saver.change({ fields: part });
    },
    setLanguage: (next) => {
      setLanguage(next);
      saver.change({ language: next });
    },
  };
}
