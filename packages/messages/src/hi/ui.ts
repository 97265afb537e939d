import type { Translation } from "../translation.ts";
import type { messages as german } from "../de/ui.ts";

export const messages = {
close: "बंद करें", back: "वापस", next: "आगे", cancel: "रद्द करें", save: "सहेजें", done: "हो गया", retry: "फिर कोशिश करें", more: "और",
loading: "लोड हो रहा है", busy: "एक पल…", optional: "वैकल्पिक", search: "खोजें", clear: "साफ़ करें", none_found: "कुछ नहीं मिला",
show_password: "पासवर्ड दिखाएँ", hide_password: "पासवर्ड छिपाएँ",
remaining_one: "{{count}} अक्षर बाकी", remaining_other: "{{count}} अक्षर बाकी",
too_long_one: "{{count}} अक्षर ज़्यादा", too_long_other: "{{count}} अक्षर ज़्यादा",
chosen: "{{max}} में से {{chosen}} चुने", code_digit: "{{total}} में से अंक {{number}}", step: "{{total}} में से चरण {{step}}",
skip: "सीधे सामग्री पर जाएँ", messages: "सूचनाएँ", unread_one: "{{count}} अपठित", unread_other: "{{count}} अपठित", now: "अभी-अभी",
online: "ऑनलाइन", away: "दूर", offline: "ऑफ़लाइन",
error_title: "यह नहीं हो पाया", error_text: "एक बार फिर कोशिश करें। फिर भी न हो तो कमी हमारी तरफ़ है।",
offline_bar: "कनेक्शन नहीं है। आपका लिखा सुरक्षित रहेगा और बाद में भेजा जाएगा।", back_online: "फिर से जुड़ गए"
} as const satisfies Translation<typeof german, "hi">;
