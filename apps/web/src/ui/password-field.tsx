import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { iconButtonClass } from "./button.tsx";
import { TextField } from "./field.tsx";

/** A password that can be shown. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "end">) {
  const { t } = useTranslation("ui");
  const [shown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? "text" : "password"}
      end={
        <button
          type="button"
          aria-label={shown ? t("hide_password") : t("show_password")}
          onClick={() => setShown(!shown)}
          className={iconButtonClass()}
        >
          {shown ? (
            <EyeOff className="size-5" strokeWidth={1.75} />
          ) : (
            <Eye className="size-5" strokeWidth={1.75} />
          )}
        </button>
      }
    />
  );
}
