import Domain

/// What is told of an archive that is not found as the last build left it.
struct ArchiveFindings {
    let files: ArchiveFiles

    func putBack(_ fault: String) -> Diagnostic {
        warning(
            "the archive was \(fault) and has been put back from its copy",
            hint: "to begin anew, delete the whole folder that it lies in"
        )
    }

    func lost(_ fault: String) -> Diagnostic {
        warning(
            "the archive is \(fault), though there was one: it is filled anew from the sources",
            hint:
                "articles that no feed lists any more are gone, undated ones get new dates, "
                + "changed headlines new addresses: restore a backup if there is one"
        )
    }

    func healed(_ count: Int, of all: Int, aside: String) -> Diagnostic {
        warning(
            "\(count) of \(all) pages of the archive were not as they were left; they have been "
                + "put back from its copy, and nothing is lost",
            hint:
                "look after the disk; the file as it was found is kept as \(aside): if somebody "
                + "wrote to it by hand, put it back and delete "
                + "\(ArchiveFiles.name(files.sums)) before the next build"
        )
    }

    func unhealed(_ count: Int) -> Diagnostic {
        warning(
            "\(count) pages of the archive are not as they were left, and there is no good copy of them: "
                + "articles may say what their sources never said",
            hint: "restore a backup if there is one, and look after the disk"
        )
    }

    func another(isKept: Bool) -> Diagnostic {
        warning(
            "the archive is not the one that the last build left; it is taken as it is",
            hint: isKept ? "the one before is kept as \(ArchiveFiles.name(files.former))" : nil
        )
    }

    func takenOver(from schema: Int, keptAs kept: String?) -> Diagnostic {
        Diagnostic(
            .note,
            "the archive was taken over from schema \(schema): earlier programs read it no longer",
            path: files.archive,
            hint: kept.map {
                "as it was it is kept as \($0), until builds have published for a week"
            } ?? "there was no room to keep it as it was: only a backup leads back to them"
        )
    }

    func replaced(aside: String) -> Diagnostic {
        warning(
            "the archive is damaged and was set aside as \(aside); its copy takes its place",
            hint: "it is as the last build left it; look after the disk"
        )
    }

    func begunAnew(aside: String) -> Diagnostic {
        warning(
            "the archive is damaged and was set aside as \(aside)",
            hint: "a new one is filled from the sources; restore a backup to keep old items"
        )
    }

    func reindexed(_ problem: String) -> Diagnostic {
        warning(
            "indexes of the archive were damaged and have been made anew: \(problem)",
            hint: "no article is lost; look after the disk"
        )
    }

    private func warning(_ message: String, hint: String?) -> Diagnostic {
        Diagnostic(.warning, message, path: files.archive, hint: hint)
    }
}
