import { useQuery } from "@tanstack/react-query";
import { query } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FormError } from "#ui/field.tsx";
import { type Profile, preferencesQuery } from "../api.ts";
import { CardBox, ProfileCard } from "../deck/profile-card.tsx";

/** Step 3: the card as others see it, and saving it (spec: account, section 2). */
export function PreviewStep({
  image,
  saving,
  failure,
  asAvatar,
  onAsAvatar,
  onChooseNew,
  onDone,
}: {
  /** The finished picture, a JPEG data URL. */
  image: string;
  saving: boolean;
  failure: string | null;
  /** Whether it becomes the profile picture as well. */
  asAvatar: boolean;
  onAsAvatar: (asAvatar: boolean) => void;
  onChooseNew: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation("matching");
  const profile = useOwnCard(image);
  return (
    <section className="grid gap-4">
      <div>
        <h2 className="text-xl">{t("setup.preview_title")}</h2>
        {failure ? (
          <div className="mt-2">
            <FormError boxed>{failure}</FormError>
          </div>
        ) : (
          <p className="mt-1.5 text-ink-soft max-sm:hidden">{t("setup.preview_text")}</p>
        )}
      </div>
      {/* As high as in the deck, which has a header above it and buttons below. */}
      <div className="h-[clamp(22rem,100dvh-var(--top-bar)-var(--bottom-bar)-9.25rem,600px)]">
        <CardBox>
          <ProfileCard profile={profile} />
        </CardBox>
      </div>
      <Checkbox
        label={t("setup.as_avatar")}
        checked={asAvatar}
        disabled={saving}
        onChange={({ target }) => onAsAvatar(target.checked)}
        className="mx-auto -my-2"
      />
      <div className="sticky bottom-(--bottom-bar) flex justify-between gap-3 bg-ground py-2">
        <Button variant="secondary" disabled={saving} onClick={onChooseNew}>
          {t("setup.choose_new")}
        </Button>
        <Button disabled={saving} busy={saving} onClick={onDone}>
          {t("setup.done")}
        </Button>
      </div>
      <span role="status" className="sr-only">
        {saving && t("setup.saving")}
      </span>
    </section>
  );
}

/** My own profile as a card; while it loads, what the session knows. */
function useOwnCard(image: string): Profile {
  const me = useMember();
  const { data } = useQuery(query("GET /api/profiles/{userId}", { params: { userId: me.id } }));
  const { data: preferences } = useQuery(preferencesQuery());
  return {
    id: me.id,
    username: me.username ?? "user",
    age: data?.age ?? null,
    bio: data?.bio ?? "",
    location: data?.location ?? "",
    language: data?.language ?? me.language,
    avatar: image,
    matching_avatar_path: null,
    business_models: data?.business_models ?? [],
    skills: data?.skills ?? [],
    goals: data?.goals ?? [],
    target: data?.target ?? "",
    business_idea: data?.business_idea ?? "",
    weekly_hours: preferences?.weekly_hours ?? null,
    verified: data?.verified ?? false,
    signs: [],
    reasons: [],
  };
}
