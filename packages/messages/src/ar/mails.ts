import type { messages as german } from "../de/mails.ts";
import type { Translation } from "../translation.ts";

/** Mails: subject, heading, body and button of each. */
export const messages: Translation<typeof german, "ar"> = {
  footer: {
    why: "تصلك هذه الرسالة لأن شخصًا أنشأ حسابًا في {{app}} بهذا العنوان.",
    ignore: "لم تكن أنت؟ لا داعي لفعل شيء.",
  },
  confirm_email: {
    subject: "أكّد عنوان بريدك الإلكتروني",
    heading: "سعداء بانضمامك!",
    body: "أكّد أن هذا العنوان لك. بذلك يمكنك دائمًا العودة إلى حسابك، ويعرف الآخرون أنك شخص حقيقي.\n\nالرابط صالح لمدة 24 ساعة ويعمل مرة واحدة.",
    button: "تأكيد العنوان",
  },
};
