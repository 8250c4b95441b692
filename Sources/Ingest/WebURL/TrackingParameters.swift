/// The query parameters that say how a reader came to a story, never which story it is.
///
/// Compared without regard to case. A name stands here only if no newsroom is known to use it for
/// content: `ref`, `source`, `cid`, `id`, `s` and `campaign` do not.
enum TrackingParameters {
    /// Names of which only the beginning is fixed.
    private static let prefixes = [
        "utm_",  // Google Analytics and all that follow it
        "mtm_",  // Matomo
        "hsa_",  // HubSpot advertisements
        "at_custom",  // AT Internet, as the BBC sets it
        "at_link_",
    ]

    private static let names: Set<String> = [
        // Clicks: Facebook, Google, Microsoft, Twitter, TikTok, LinkedIn, Instagram, Yandex, others
        "fbclid", "fb_action_ids", "fb_action_types", "fb_ref", "fb_source",
        "gclid", "gclsrc", "dclid", "gbraid", "wbraid", "gad_source", "gad_campaignid", "srsltid",
        "msclkid", "twclid", "ttclid", "li_fat_id", "igshid", "igsh", "yclid", "ysclid",
        "_openstat", "epik", "rb_clickid", "wickedid", "sccid", "irclickid",
        // Google Analytics across domains
        "_ga", "_gl",
        // Mail: Mailchimp, HubSpot, Marketo, Vero, Omeda, MailerLite, Klaviyo, Eloqua, Dotdigital
        "mc_cid", "mc_eid", "_hsenc", "_hsmi", "__hssc", "__hstc", "__hsfp", "hsctatracking",
        "mkt_tok", "vero_id", "vero_conv", "oly_anon_id", "oly_enc_id", "ml_subscriber",
        "ml_subscriber_hash", "_kx", "elqtrack", "elqtrackid", "dm_i",
        // Piwik, Webtrekk (Mapp), AT Internet (Piano), comScore, Adobe
        "pk_campaign", "pk_kwd", "pk_keyword", "pk_source", "pk_medium", "pk_content", "pk_cid",
        "wt_mc", "wt_zmc", "wt.mc_id", "wt.mc_ev", "wt.tsrc",
        "at_medium", "at_campaign", "at_campaign_type", "at_ptr_name", "at_format", "at_bbc_team",
        "xtor", "ns_mchannel", "ns_source", "ns_campaign", "ns_linkname", "ns_fee", "s_cid",
        // Newsrooms and portals: Twitter, NYT, Guardian, Condé Nast, CBS, Daily Mail, MSN, Yahoo
        "ref_src", "ref_url", "__twitter_impression", "smid", "smtyp", "cmp", "cmpid", "ncid",
        "icid", "mbid", "ftag", "ito", "ocid", "guccounter", "guce_referrer", "guce_referrer_sig",
    ]

    /// Whether a parameter, given by its percent-decoded name, only tracks.
    static func contains(_ name: ArraySlice<UInt8>) -> Bool {
        let folded = String(decoding: name.lazy.map(\.asciiLowercased), as: UTF8.self)
        return names.contains(folded) || prefixes.contains { folded.hasPrefix($0) }
    }
}
