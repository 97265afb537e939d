import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Members’ keys: why something is refused. */
export const errors = {
  identity_exists: "你已经有密钥了。请重新加载页面。",
} as const satisfies Translation<typeof german.errors, "zh">;

/** The passphrase: set up, unlocked, recovered, changed. */
export const pages = {
  set_up: {
    title: "你的口令",
    lead: "你在这里写的内容，会先在你的设备上加密，再传给我们。只有你和你邀请的人能看，我们看不到。为此，请设置一次口令。",
    no_reset: "我们不知道你的口令，也无法重置。所以接下来你还会得到一个恢复码。",
    next: "下一步",
  },
  passphrase: {
    label: "口令",
    hint: "至少 10 个字符。最好用四个互不相关的词。不要用你的登录密码。",
    short: "还太短",
    long: "太长了",
    weak: "容易被猜到。再加几个词就安全了。",
    fine: "不错",
    strong: "很好：很难猜到",
  },
  code: {
    title: "你的恢复码",
    lead: "如果忘了口令，只能靠它找回。它只在此刻显示一次。请和重要文件放在一起。",
    copy: "复制",
    copied: "已复制恢复码",
    copy_failed: "复制失败，请手抄下来。",
    print: "打印",
    download: "保存为文件",
    file_title: "{{name}}：恢复码",
    file_text: "拿到这个恢复码、又能进入你账户的人，就能读取你的加密文档。",
    have_it: "我已妥善保存",
    check: "核对一下：第 {{group}} 组的四个字符是什么？",
    check_wrong: "不对，请再看一下。",
    again: "再看一次恢复码",
    finish: "完成",
  },
  unlock: {
    title: "用你的口令打开",
    lead: "在这台设备上只需输入一次，直到你退出登录。",
    wrong: "这不是你的口令。",
    forgotten: "忘了口令？",
    open: "打开",
    by_passkey: "用通行密钥打开",
  },
  recover: {
    title: "忘记口令",
    lead: "输入设置口令时得到的恢复码。不区分大小写，连字符可有可无。",
    code: "恢复码",
    wrong: "这个恢复码与你的账户不符。",
    lost: "恢复码也丢了？",
    next: "下一步",
    new_lead: "恢复码正确。现在设置新口令。恢复码继续有效。",
    new: "新口令",
    save: "设置新口令",
    done: "新口令已生效。",
  },
  over: {
    title: "全部重来",
    lead: "你会得到新的密钥。只有你能打开的加密文档将永远丢失。与他人共享的文档，他们可以重新为你开放。",
    confirm: "重新开始",
    done: "你有了新的密钥。",
  },
  settings: {
    title: "加密文档的口令",
    lead: "演示文稿在你的设备上加密。我们看不到内容，也无法重置口令。",
    since: "生效日期",
    set_up: "设置口令",
    set_up_done: "口令已设置。",
    change: "更改口令",
    change_confirm: "更改",
    current: "当前口令",
    changed: "口令已更改。",
    new_code: "新恢复码",
    rarely: "恢复码丢失或全部重来",
    code_lead: "之后旧恢复码将失效。",
    code_last: "最后一步：确认是你本人。之后新恢复码才生效。",
    code_confirm: "启用新恢复码",
    code_changed: "新恢复码已生效。",
    over: "全部重来",
    here_open: "在这台设备上已打开，直到你退出登录。",
    here_locked: "在这台设备上已锁定。",
    lock: "立即锁定",
    unlock: "打开",
  },
  passkey: {
    add: "启用通行密钥",
    lead: "之后在你的设备上，用指纹、面容或设备 PIN 就能代替口令。口令依然有效。",
    none: "你还没有通行密钥。请先在上方“通行密钥”里创建一个。",
    touch_lead: "口令正确。现在浏览器会请你使用通行密钥。",
    touch: "选择通行密钥",
    last: "最后一步：确认是你本人。之后这个通行密钥才能打开你的文档。",
    confirm: "启用这个通行密钥",
    added: "从现在起，这个通行密钥也能打开你的加密文档。",
    list: "可打开你文档的通行密钥",
    since: "启用于",
    unnamed: "通行密钥",
    remove: "移除",
    remove_named: "移除：{{name}}",
    removed: "这个通行密钥不再能打开你的文档，但仍可用来登录。",
    cancelled: "操作已取消或超时，可以再试一次。",
    unable: "这个通行密钥不支持此功能。请换一个、重新创建，或使用口令。",
    failed: "无法用这个通行密钥打开。请使用口令。",
  },
  trouble: {
    weak_lock: "服务器要求的保护强度低于约定。为安全起见，这里不会打开任何内容。请联系我们。",
    memory: "这台设备当前内存不足。请关闭其他标签页再试。",
    browser: "这个浏览器还不支持。请使用更新的版本。",
    failed: "操作失败，请重试。",
  },
} as const satisfies Translation<typeof german.pages, "zh">;

/** Its article in the help centre. */
export const help = {
  passphrase: {
    title: "口令与加密文档",
    keywords: "口令，加密，端到端，恢复码，密钥，演示文稿，安全码",
    body: "演示文稿会先在你的设备上加密，再传给我们。只有你邀请的人和拿到你链接的人能看。我们看不到内容。我们能看到的只有：版本的名称、谁参与、什么时候有人修改。\n\n1. 第一次使用时设置口令，不到一分钟。\n2. 然后你会得到恢复码。请打印或存放在安全的地方。\n3. 在每台设备上，登录后输入一次口令。有通行密钥的话，用指纹或面容也行：在“$t(settings:title)”的“$t(settings:tabs.security)”里开启。\n\n忘了口令，只有恢复码能帮你。我们无法重置。如果两者都没有了，请在“$t(settings:title)”的“$t(settings:tabs.security)”里重新开始：只有你能打开的文档会丢失。\n\n想确认没有人从中拦截？在“$t(documents:share.button)”里与对方核对安全码，最好打电话。",
  },
} as const satisfies Translation<typeof german.help, "zh">;
