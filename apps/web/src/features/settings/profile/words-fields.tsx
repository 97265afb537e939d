import { BIO_MAX_SETTINGS, IDEA_MAX } from "@kompagnon/contract/profiles/rules.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { TextArea } from "#ui/text-area.tsx";
import type { FieldsProps } from "./fields.ts";

/** What a member says in their own words. */
export function WordsFields({ values, saved, problems, change }: FieldsProps) {
  const { t } = useTranslation("settings");
  const { t: wizard } = useTranslation("onboarding");
  // The wizard accepts longer texts: they stay as they are until the member edits them here.
  const keepsLong = values.bio === saved.bio && saved.bio.length > BIO_MAX_SETTINGS;
  return (
    <div className="grid gap-5">
      <TextArea
        name="bio"
        dir="auto"
        label={wizard("bio.label")}
        optional
        rows={3}
        {...(keepsLong
          ? { hint: t("profile.bio_kept", { max: BIO_MAX_SETTINGS }) }
          : { max: BIO_MAX_SETTINGS })}
        error={problems.bio && t("profile.bio_too_long", { max: BIO_MAX_SETTINGS })}
        value={values.bio}
        onChange={(event) => change({ bio: event.target.value })}
      />
      <TextArea
        name="idea"
        dir="auto"
        label={wizard("idea.label")}
        optional
        rows={4}
        max={IDEA_MAX}
        error={problems.idea && wizard("idea.too_long", { max: IDEA_MAX })}
        value={values.idea}
        onChange={(event) => change({ idea: event.target.value })}
      />
    </div>
  );
}
