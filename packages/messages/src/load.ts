import type { Feature, PageNamespace } from "./features.ts";
import type { Language } from "./languages.ts";
import { type Catalogue, loadFeature } from "./load-feature.ts";
import { withQuotedTexts } from "./quoted-texts.ts";

/**
 * One part in one language, with the parts that are bundled with it, by name. This version reads it from the feature's texts; the
 * web app's build replaces this module by one that fetches the bundle (`apps/web/build-steps/texts.ts`).
 */
export async function loadTexts(
  language: Language,
  namespace: PageNamespace,
): Promise<Readonly<Record<string, Catalogue>>> {
  const [feature, part = "pages"] = namespace.split("/");
  const texts = (await loadFeature(language, feature as Feature))[part]; // the part before the slash
  if (!texts) throw new Error(`Nothing is called ${namespace}`);
  return { [namespace]: await withQuotedTexts(language, texts) };
}
