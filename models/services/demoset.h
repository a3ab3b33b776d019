// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation.h"
#include "models/domain/preset.h"
#include "models/domain/project.h"
#include "models/domain/result.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace yuyi {

/// Somebody in the example's story.
struct DemoPerson {
    QString key;
    QString name;                ///< says that the person is made up
    QList<Role> roles;
    double slips = 0;            ///< 0…1: of an annotator's labels, how many are other ones
    double skill = 1;            ///< 0…1: how often a validator finds the right option
};

/// @brief The texts of the example in one language: what is said about the pictures, and the story of the team. See the README beside
/// the files.
class DemoSet
{
public:
    /// Damaged or NotFound with the file's name.
    static Result<DemoSet> read(const QString &folder, const QString &language);

    const QString &folder() const { return m_folder; }
    const QList<DemoPerson> &people() const { return m_people; }
    /// What is done with each raw file, and what is said about it.
    QList<QJsonObject> images() const { return objects(m_content, "images"); }
    QList<QJsonObject> images(const QString &state) const;
    /// What is said about a raw file, in whichever list; empty where nothing is.
    QJsonObject image(const QString &file) const;
    /// Of this key; a nobody where there is none.
    DemoPerson person(const QString &key) const;
    const QJsonObject &story() const { return m_story; }
    /// Images that wait for blind answers, as their annotators wrote them.
    QList<QJsonObject> validations() const { return objects(m_content, "validations"); }
    /// Images that two see differently: what the `first` and the `second` say.
    QList<QJsonObject> disputes() const { return objects(m_content, "disputes"); }
    /// A list of objects of the story.
    QList<QJsonObject> acts(const char *name) const { return objects(m_story, name); }
    /// The first of a list about this file, and this question (from 1; 0: any) and this person (empty: any); empty where there is none.
    QJsonObject told(const char *list, const QString &file, int question = 0, const QString &by = {}) const;
    QString word(const char *name) const;
    QStringList texts(const char *group, const QString &name) const;

    static QList<QJsonObject> objects(const QJsonObject &in, const char *name);

private:
    QString m_folder;
    QJsonObject m_content;
    QJsonObject m_story;
    QList<DemoPerson> m_people;
};

/// @brief A number from 0 up to 1 that depends on these words alone: what happens in the example is the same each time it is made.
double demoChance(const QString &words);
/// One of so many, from 0.
int demoPick(const QString &words, qsizetype size);
/// A member that is a text; empty where there is none.
QString demoText(const QJsonObject &object, const char *name);
/// Labels as codes or published texts; unknown ones are left out.
Labels demoLabels(const QJsonObject &json, const Preset &preset);
/// @brief Labels as somebody sees them who slips now and then: the next value of a dimension, one more of several, or one less. `words`
/// decide where.
Labels demoSlips(Labels labels, const Preset &preset, double slips, const QString &words);
/// @brief What this person, who slips so often, says about the image of an entry, into an annotation that was just opened.
void writeAsPerson(AnnotationContent &content, const QJsonObject &entry, const Preset &preset, const DemoPerson &person);
/// @brief The entry as somebody else puts it: labels and texts of `other` in place of its own, and of one of its questions.
QJsonObject withOther(QJsonObject entry, const QJsonObject &other);
/// The question of an entry with this stem, from 1; 0: none.
int demoQuestion(const QJsonObject &entry, const QString &stem, const Preset &preset);
/// Puts what is said about an image into an annotation that was just opened.
void fillFromDemo(AnnotationContent &content, const QJsonObject &entry, const Preset &preset);

} // namespace yuyi
