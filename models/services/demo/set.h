// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/json/jsonfields.h"
#include "models/domain/preset/preset.h"
#include "models/domain/project/project.h"
#include "models/domain/result.h"

#include <QString>
#include <QStringList>

namespace yuyi {

/// A person in the example's story.
struct DemoPerson {
    QString key;
    QString name; ///< tells that the person is fictitious
    QList<Role> roles;
    double slips = 0; ///< 0…1: share of an annotator's labels that are wrong
    double skill = 1; ///< 0…1: how often a validator finds the right option
};

/// @brief The texts of the example in one language: the annotations of the pictures and the story of the team. See the README next
/// to the files.
class DemoSet
{
public:
    /// Reads the files. The errors Damaged and NotFound name the file.
    static Result<DemoSet> read(const QString &folder, const QString &language);

    const QString &folder() const { return m_folder; }
    const QList<DemoPerson> &people() const { return m_people; }
    /// What is done with each raw file, and its annotation.
    const Json &images() const { return fieldOf(m_content, "images"); }
    QList<Json> images(const QString &state) const;
    /// The entry of a raw file, from any of the lists; empty if there is none.
    const Json &image(const QString &file) const;
    /// The person with this key; a default DemoPerson if there is none.
    DemoPerson person(const QString &key) const;
    /// Images that wait for validation, with their annotations.
    const Json &validations() const { return fieldOf(m_content, "validations"); }
    /// Images on which two annotators disagree; the members `first` and `second` hold their annotations.
    const Json &disputes() const { return fieldOf(m_content, "disputes"); }
    /// The list of objects with this name in the story.
    const Json &acts(const char *name) const { return fieldOf(m_story, name); }
    /// The first entry of a list for this file, question (from 1; 0: any) and person (empty: any); empty if there is none.
    const Json &told(const char *list, const QString &file, int question = 0, const QString &by = {}) const;
    QString word(const char *name) const;
    QStringList texts(const char *group, const QString &name) const;

private:
    QString m_folder;
    Json m_content;
    Json m_story;
    QList<DemoPerson> m_people;
};

/// A pseudorandom number in [0, 1) that depends only on `words`, so the example is the same each time it is made.
double demoChance(const QString &words);
/// A pseudorandom index in 0…size−1 that depends only on `words`.
int demoPick(const QString &words, qsizetype size);
/// Reads labels given as codes or published texts; unknown ones are skipped.
Labels demoLabels(const Json &json, const Preset &preset);
/// @brief Adds annotator mistakes to labels: the next value of a dimension, or one label more or less in a multiple-choice one.
/// `slips` is their share 0…1; `words` decides where they occur.
Labels demoSlips(Labels labels, const Preset &preset, double slips, const QString &words);
/// Fills a new annotation with the content of an entry as this person would write it, including their mistakes.
void writeAsPerson(AnnotationContent &content, const Json &entry, const Preset &preset, const DemoPerson &person);
/// The entry with its labels, texts and one of its questions replaced by those of `other`.
Json withOther(Json entry, const Json &other);
/// The number of the question with this stem in an entry, from 1; 0 if there is none.
int demoQuestion(const Json &entry, const QString &stem, const Preset &preset);
/// Fills a new annotation with the content of an entry.
void fillFromDemo(AnnotationContent &content, const Json &entry, const Preset &preset);

} // namespace yuyi
