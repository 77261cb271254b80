vcl 4.1;

# An edge of the site before an object store, by Varnish 7: what shared/docs/edges.md says of it. Needs a TLS server before it.
import std;
import cookie;

backend objects {
    .host = "@HOST@";
    .port = "@PORT@";
    .connect_timeout = 2s;
    .first_byte_timeout = 10s;
}

# Every request goes round twice: for the pointer, whose metadata stand in headers, and for the object that it leads to.
sub vcl_recv {
    if (req.restarts == 0) {
        unset req.http.x-pointer;
        unset req.http.x-generation;
        unset req.http.x-missing;
        unset req.http.x-drawn;
        unset req.http.x-canary;
        if (req.method != "GET" && req.method != "HEAD") { return (synth(405)); }
        set req.http.x-asked = regsub(req.url, "\?.*$", "");
        if (req.http.x-asked ~ "(?i)(?://|/\.|/%2e|%2f|%5c|\\)") { set req.http.x-missing = "yes"; }
        cookie.parse(req.http.cookie);
        if (cookie.get("__Host-bucket") ~ "^[0-9][0-9]$") { set req.http.x-bucket = cookie.get("__Host-bucket"); }
        else { unset req.http.x-bucket; }
        # Of a browser no more than this.
        unset req.http.cookie;
        unset req.http.authorization;
        # Varnish would make one key of all encodings. Brotli it does not know at all.
        if (req.http.accept-encoding ~ "(?i)(?:^|,)\s*br\s*(?:,|$)") { set req.http.x-copy = ".br"; } else { unset req.http.x-copy; }
        # Releases need no pointer.
        if (req.http.x-asked ~ "^/apps/[^/]+/[^/]+/" && req.http.x-missing != "yes") {
            if (req.http.x-asked ~ "(?i)\.(?:br|gz)$|^/apps/[^/]+/[^/]+/(?:server|maps)/|\.intoto\.jsonl$") { return (synth(404)); }
            if (req.http.x-asked !~ "\.(?:js|css|html|json|svg|txt|xml|mjs)$") { unset req.http.x-copy; }
            set req.url = "@PATH@" + req.http.x-asked + req.http.x-copy;
            return (hash);
        }
        if (req.http.host ~ "^preview-[0-9a-f]{12}\.") {
            set req.http.x-generation = regsub(req.http.host, "^preview-([0-9a-f]{12})\..*$", "\1");
            set req.http.x-preview = "yes";
        } else {
            unset req.http.x-preview;
            set req.http.x-pointer = "yes";
            set req.url = "@PATH@/pointers/live";
            return (hash);
        }
    }
    if (req.http.x-missing == "yes") {
        set req.url = "@PATH@/sites/" + req.http.x-generation + "/404.html" + req.http.x-copy;
    } else if (req.http.x-asked ~ "^/[^/]+\.(?:xml|txt|webmanifest|json|ico)$") {
        set req.url = "@PATH@/sites/" + req.http.x-generation + "/files" + req.http.x-asked + req.http.x-copy;
    } else {
        set req.url = "@PATH@/sites/" + req.http.x-generation + regsub(req.http.x-asked, "/$", "") + "/index.html" + req.http.x-copy;
    }
    return (hash);
}

sub vcl_hash {
    # By key alone, whatever host asks.
    hash_data(req.url);
    return (lookup);
}

sub vcl_backend_fetch {
    set bereq.http.host = "@HOST@:@PORT@";
    unset bereq.http.accept-encoding;
    unset bereq.http.user-agent;
    unset bereq.http.x-forwarded-for;
    if (bereq.http.x-pointer) { set bereq.first_byte_timeout = 500ms; }
    return (fetch);
}

sub vcl_backend_response {
    unset beresp.http.vary;
    unset beresp.http.set-cookie;
    # What has not the ETag of a stored object, or is no pointer, is a page of somebody else.
    if (beresp.status == 200 && (beresp.http.etag !~ "(?i)^(?:W/)?.?[0-9a-f]{32}(?:-[0-9]+)?.?$"
        || (bereq.http.x-pointer && beresp.http.x-amz-meta-generation !~ "^[0-9a-f]+$"))) {
        std.log("In place of " + bereq.url + " came something that no object store stores.");
        set beresp.status = 502;
    }
    if (beresp.status == 429 || beresp.status >= 500) {
        # With an older one at hand, that stays.
        if (bereq.is_bgfetch) { return (abandon); }
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
    } else if (beresp.status != 200) {
        # That a file is not there is never kept.
        set beresp.ttl = 0s;
        set beresp.grace = 0s;
        set beresp.keep = 0s;
    } else if (bereq.http.x-pointer) {
        set beresp.ttl = 1s;
        # How long the last one stays while the store is away.
        set beresp.grace = 24h;
    } else {
        set beresp.ttl = 30d;
        set beresp.grace = 30d;
    }
    return (deliver);
}

sub vcl_backend_error {
    return (abandon);
}

sub vcl_deliver {
    if (req.http.x-pointer == "yes") {
        if (resp.status != 200) { return (synth(503)); }
        unset req.http.x-pointer;
        set req.http.x-generation = resp.http.x-amz-meta-generation;
        if (resp.http.x-amz-meta-canary) {
            set req.http.x-canary = "yes";
            if (!req.http.x-bucket) {
                set req.http.x-bucket = regsub("0" + std.integer(real = std.random(0, 100)), "^0?(\d\d)$", "\1");
                set req.http.x-drawn = "yes";
            }
            if (std.integer(req.http.x-bucket, 99) < std.integer(resp.http.x-amz-meta-percent, 0)) {
                set req.http.x-generation = resp.http.x-amz-meta-canary;
            }
        }
        return (restart);
    }
    # Without its compressed copy a file may still be there; without a page there is the page that says so.
    if (resp.status == 403 || resp.status == 404) {
        if (req.http.x-copy && req.restarts < 3) {
            unset req.http.x-copy;
            if (req.http.x-asked ~ "^/apps/") { set req.url = "@PATH@" + req.http.x-asked; }
            return (restart);
        }
        if (!req.http.x-generation || req.http.x-missing) { return (synth(404)); }
        set req.http.x-missing = "yes";
        return (restart);
    }
    unset resp.http.via; unset resp.http.x-varnish; unset resp.http.age;
    if (req.http.x-missing == "yes") {
        set resp.status = 404;
        set resp.http.cache-control = "no-store";
        unset resp.http.etag;
    } else if (req.http.x-generation) {
        set resp.http.etag = {"W/""} + req.http.x-generation + {"""};
        unset resp.http.last-modified;
        set resp.http.cache-control = "no-cache";
        set resp.http.vary = "Accept-Encoding";
        if (req.http.x-preview) { set resp.http.x-robots-tag = "noindex"; }
        if (req.http.x-canary) {
            set resp.http.cache-control = "private, no-cache";
            set resp.http.vary = "Accept-Encoding, Cookie";
            if (req.http.x-drawn) {
                set resp.http.set-cookie = "__Host-bucket=" + req.http.x-bucket + "; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure";
            }
        }
    }
    return (deliver);
}
